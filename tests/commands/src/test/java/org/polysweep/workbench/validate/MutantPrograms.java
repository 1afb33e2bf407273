package org.polysweep.workbench.validate;

import java.util.ArrayList;
import java.util.List;
import org.polysweep.contact.Verdict;
import org.polysweep.oracle.CompoundQuery;
import org.polysweep.validate.AcceptanceRules;
import org.polysweep.validate.TouchPolicy;
import org.polysweep.workbench.external.ExternalAnswer;
import org.polysweep.workbench.validate.ProgramTrial.Candidate;

/** Programs with one fault each, judged by the rules that the right program of their kind has no finding by. */
final class MutantPrograms {

    private static final double[] EPSILONS = {1e-6, 1e-9, 1e-12};

    private final List<Candidate> all = new ArrayList<>();
    private final AcceptanceRules rules;

    private MutantPrograms(AcceptanceRules rules) {
        this.rules = rules;
    }

    private void add(String fault, BoxProgram program) {
        all.add(new Candidate(fault, rules, program));
    }

    /** Those in doubles with a half-open step, which are judged by the defaults. */
    static List<Candidate> inDoubles() {
        MutantPrograms mutants = new MutantPrograms(AcceptanceRules.HALF_OPEN_DOUBLES);
        mutants.addEnds();
        for (double epsilon : EPSILONS) {
            mutants.addEpsilons(epsilon);
        }
        mutants.addTouching();
        mutants.addAxes();
        mutants.addTimes();
        mutants.addNormals();
        mutants.add("floats", new BoxProgram.Floats());
        return mutants.all;
    }

    /** Those whose policy is another. */
    static List<Candidate> ofOtherPolicies() {
        return List.of(
                new Candidate("end excluded against a closed step", policy(TouchPolicy.CLOSED_STEP), new BoxProgram()),
                new Candidate("end excluded against all closed", policy(TouchPolicy.CLOSED), new BoxProgram.Closed() {
                    @Override
                    boolean isAfter(double enter) {
                        return enter >= 1;
                    }
                }),
                new Candidate(
                        "corners excluded against closed boxes", policy(TouchPolicy.CLOSED), new BoxProgram.Closed() {
                            @Override
                            boolean isApart(double enter, double exit) {
                                return enter >= exit;
                            }
                        }),
                new Candidate(
                        "end included against closed boxes", policy(TouchPolicy.CLOSED_BOXES), new BoxProgram.Closed()),
                new Candidate("closed step shortened", policy(TouchPolicy.CLOSED), new BoxProgram.Closed() {
                    @Override
                    boolean isAfter(double enter) {
                        return enter > 1 - 1e-12;
                    }
                }));
    }

    static AcceptanceRules policy(TouchPolicy policy) {
        return AcceptanceRules.HALF_OPEN_DOUBLES.withPolicy(policy);
    }

    private void addEnds() {
        add("end of the step included", new BoxProgram() {
            @Override
            boolean isAfter(double enter) {
                return enter > 1;
            }
        });
        add("no end of the step", new BoxProgram() {
            @Override
            boolean isAfter(double enter) {
                return false;
            }
        });
        for (double epsilon : new double[] {1e-3, 1e-6, 1e-9, 1e-12}) {
            add("end of the step " + epsilon + " earlier", new BoxProgram() {
                @Override
                boolean isAfter(double enter) {
                    return enter >= 1 - epsilon;
                }
            });
            add("end of the step " + epsilon + " later", new BoxProgram() {
                @Override
                boolean isAfter(double enter) {
                    return enter >= 1 + epsilon;
                }
            });
        }
    }

    private void addEpsilons(double epsilon) {
        add("overlap at first only if deeper than " + epsilon, new BoxProgram() {
            @Override
            boolean overlapsAtFirst(double up, double down) {
                return up < -epsilon && down > epsilon;
            }

            @Override
            ExternalAnswer ofNegative(double enter) {
                return of(Verdict.MISS, Double.NaN);
            }
        });
        add("overlap at first if nearer than " + epsilon, new BoxProgram() {
            @Override
            boolean overlapsAtFirst(double up, double down) {
                return up < epsilon && down > -epsilon;
            }
        });
        add("slabs grown by " + epsilon, new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                return super.span(move, up - epsilon, down + epsilon);
            }
        });
        add("slabs of an axis at rest grown by " + epsilon, new BoxProgram() {
            @Override
            boolean overlaps(double up, double down) {
                return up < epsilon && down > -epsilon;
            }

            @Override
            boolean overlapsAtFirst(double up, double down) {
                return super.overlaps(up, down);
            }
        });
        add("an axis at rest if slower than " + epsilon + " times its distance", new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                return super.span(move, up + epsilon, down - epsilon);
            }
        });
        add("an axis at rest if " + epsilon + " times slower than the other", new BoxProgram() {
            @Override
            ExternalAnswer answer(CompoundQuery query) {
                return super.answer(stopped(query, epsilon * Math.max(speed(query, 0), speed(query, 1))));
            }
        });
        add("boxes at rest if slower than " + epsilon + " times their width", new BoxProgram() {
            @Override
            ExternalAnswer answer(CompoundQuery query) {
                double[] a = BoxForm.sides(query.a().get(0).vertices());
                double limit = epsilon * (a[2] - a[0]);
                return super.answer(Math.max(speed(query, 0), speed(query, 1)) < limit ? stopped(query, limit) : query);
            }
        });
        add("corners missed by " + epsilon, new BoxProgram() {
            @Override
            boolean isApart(double enter, double exit) {
                return enter >= exit - epsilon;
            }
        });
        add("corners hit by " + epsilon, new BoxProgram() {
            @Override
            boolean isApart(double enter, double exit) {
                return enter >= exit + epsilon;
            }
        });
        add("no hit before " + epsilon, new BoxProgram() {
            @Override
            boolean isBefore(double exit) {
                return exit <= epsilon;
            }
        });
        add("times " + epsilon + " early", new BoxProgram() {
            @Override
            double time(double enter, double[] move) {
                return Math.max(0, enter - epsilon);
            }
        });
        add("exit " + epsilon + " early", new BoxProgram() {
            @Override
            double reportedExit(double exit) {
                return exit - epsilon;
            }
        });
        add("the normal of x unless y is later by " + epsilon, new BoxProgram() {
            @Override
            boolean isAcrossX(double enterX, double enterY) {
                return enterX > enterY - epsilon;
            }
        });
    }

    private static double speed(CompoundQuery query, int axis) {
        return Math.abs(axis == 0 ? query.moveAX() - query.moveBX() : query.moveAY() - query.moveBY());
    }

    /** The same query with both boxes at rest on each axis where they are slower than a limit. */
    private static CompoundQuery stopped(CompoundQuery query, double limit) {
        return new CompoundQuery(
                query.a(),
                query.b(),
                query.positionAX(),
                query.positionAY(),
                query.positionBX(),
                query.positionBY(),
                speed(query, 0) < limit ? query.moveBX() : query.moveAX(),
                speed(query, 1) < limit ? query.moveBY() : query.moveAY(),
                query.moveBX(),
                query.moveBY());
    }

    private void addTouching() {
        add("touching included", new BoxProgram.Closed() {
            @Override
            boolean isAfter(double enter) {
                return enter >= 1;
            }
        });
        add("all included", new BoxProgram.Closed());
        add("corners included", new BoxProgram() {
            @Override
            boolean isApart(double enter, double exit) {
                return enter > exit;
            }
        });
        add("sides of an axis at rest included", new BoxProgram() {
            @Override
            boolean overlaps(double up, double down) {
                return up <= 0 && down >= 0;
            }

            @Override
            boolean overlapsAtFirst(double up, double down) {
                return super.overlaps(up, down);
            }
        });
        add("a touch at first is an overlap", new BoxProgram() {
            @Override
            boolean overlapsAtFirst(double up, double down) {
                return up <= 0 && down >= 0;
            }
        });
        add("a hit at 0 is a miss", new BoxProgram() {
            @Override
            boolean isAfter(double enter) {
                return enter == 0 || super.isAfter(enter);
            }
        });
    }

    private void addAxes() {
        add("0 / 0", new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                double first = up / move;
                double last = down / move;
                return move > 0 ? new Span(first, last) : new Span(last, first);
            }
        });
        add("0 / 0 passed over by fmin and fmax", new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                double first = up / move;
                double last = down / move;
                double enter = first < last ? first : last;
                double exit = first > last ? first : last;
                return new Span(
                        Double.isNaN(enter) ? Double.NEGATIVE_INFINITY : enter,
                        Double.isNaN(exit) ? Double.POSITIVE_INFINITY : exit);
            }
        });
        add("an axis at rest always overlaps", new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                return move == 0
                        ? new Span(Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY)
                        : super.span(move, up, down);
            }
        });
        add("an axis at rest never overlaps", new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                return move == 0
                        ? new Span(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY)
                        : super.span(move, up, down);
            }
        });
        add("-0.0 is no rest", new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                return Double.doubleToRawLongBits(move) == Long.MIN_VALUE
                        ? new Span(down / move, up / move)
                        : super.span(move, up, down);
            }
        });
    }

    private void addTimes() {
        add("the next time", new BoxProgram() {
            @Override
            double time(double enter, double[] move) {
                return Math.nextUp(enter);
            }
        });
        add("times by the reciprocal", new BoxProgram() {
            @Override
            Span span(double move, double up, double down) {
                if (move == 0) {
                    return super.span(move, up, down);
                }
                double factor = 1 / move;
                return move > 0 ? new Span(up * factor, down * factor) : new Span(down * factor, up * factor);
            }
        });
        add("the earlier entry", new BoxProgram() {
            @Override
            double latest(double enterX, double enterY) {
                return Math.min(enterX, enterY);
            }
        });
        add("the exit of the step", new BoxProgram() {
            @Override
            double reportedExit(double exit) {
                return Math.min(exit, 0.5);
            }
        });
        add("times in floats", new BoxProgram() {
            @Override
            double time(double enter, double[] move) {
                return (float) enter;
            }
        });
    }

    private void addNormals() {
        add("normals exchanged", new BoxProgram() {
            @Override
            double[] normal(boolean acrossX, double[] move) {
                return super.normal(!acrossX, move);
            }
        });
        add("normals reversed", new BoxProgram() {
            @Override
            double[] normal(boolean acrossX, double[] move) {
                double[] normal = super.normal(acrossX, move);
                return new double[] {-normal[0], -normal[1]};
            }
        });
        add("normals as long as the displacement", new BoxProgram() {
            @Override
            double[] normal(boolean acrossX, double[] move) {
                double[] normal = super.normal(acrossX, move);
                return new double[] {normal[0] * Math.abs(move[0]), normal[1] * Math.abs(move[1])};
            }
        });
        add("normals against the displacement", new BoxProgram() {
            @Override
            double[] normal(boolean acrossX, double[] move) {
                double length = Math.hypot(move[0], move[1]);
                return new double[] {-move[0] / length, -move[1] / length};
            }
        });
    }
}

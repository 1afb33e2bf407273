package org.polysweep.conformance.message;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.polysweep.conformance.cli.CommandLine;

/**
 * The string literals of which messages of exceptions are made, read from the sources of the two jars: those in the
 * expression that makes an exception, in the second argument of {@code requireNonNull}, and names that are handed to a
 * method that refuses what has that name.
 */
final class MessageSources {

    /**
     * A literal of a message.
     *
     * @param file the source file, from the root of the packages
     * @param firstLine the line where the expression with the literal begins
     * @param lastLine the line where it ends
     * @param method the method with the expression
     * @param text the literal
     */
    record Piece(String file, long firstLine, long lastLine, String method, String text) {

        boolean isAt(StackTraceElement frame) {
            return firstLine <= frame.getLineNumber()
                    && frame.getLineNumber() <= lastLine
                    && file.endsWith("/" + frame.getFileName())
                    && frame.getClassName().startsWith(packageName() + ".");
        }

        private String packageName() {
            return file.substring(0, file.lastIndexOf('/')).replace('/', '.');
        }
    }

    /** A parameter of a method or a component of a record; the method of a constructor is {@code <init>}. */
    record Parameter(String type, String method, String name) {}

    private final List<CompilationUnitTree> units = new ArrayList<>();
    private final Trees trees;

    MessageSources() throws IOException {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StandardJavaFileManager files = compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8);
        JavacTask task = (JavacTask) compiler.getTask(
                null, files, null, List.of("-proc:none"), null, files.getJavaFileObjectsFromPaths(sources()));
        trees = Trees.instance(task);
        task.parse().forEach(units::add);
    }

    private static List<Path> sources() throws IOException {
        List<Path> sources = new ArrayList<>();
        for (String jar : List.of("aabb-fastpath", "polygon-core")) {
            try (Stream<Path> files = Files.walk(CommandLine.top().resolve(jar + "/src/main/java/org"))) {
                files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
            }
        }
        return sources;
    }

    List<Piece> pieces() {
        Set<String> named = methodsThatTakeAName();
        List<Piece> pieces = new ArrayList<>();
        for (CompilationUnitTree unit : units) {
            new TreeScanner<Void, Void>() {
                private String in = "";

                @Override
                public Void visitMethod(MethodTree method, Void none) {
                    in = method.getName().toString();
                    return super.visitMethod(method, none);
                }

                @Override
                public Void visitNewClass(NewClassTree call, Void none) {
                    String type = call.getIdentifier().toString();
                    if (type.endsWith("Exception") || type.endsWith("Error")) {
                        call.getArguments().forEach(argument -> add(call, argument));
                        return null;
                    }
                    return super.visitNewClass(call, none);
                }

                @Override
                public Void visitMethodInvocation(MethodInvocationTree call, Void none) {
                    String method = lastName(call.getMethodSelect().toString());
                    if (method.equals("requireNonNull") || named.contains(method)) {
                        call.getArguments().forEach(argument -> add(call, argument));
                    }
                    return super.visitMethodInvocation(call, none);
                }

                private void add(Tree call, ExpressionTree argument) {
                    new TreeScanner<Void, Void>() {
                        @Override
                        public Void visitLiteral(LiteralTree literal, Void none) {
                            if (literal.getValue() instanceof String text) {
                                pieces.add(new Piece(file(unit), startLine(unit, call), endLine(unit, call), in, text));
                            }
                            return null;
                        }
                    }.scan(argument, null);
                }
            }.scan(unit, null);
        }
        return pieces;
    }

    /** Methods that refuse something, with a parameter that is its name. */
    private Set<String> methodsThatTakeAName() {
        Set<String> methods = new HashSet<>();
        new TreeScanner<Void, Void>() {
            @Override
            public Void visitMethod(MethodTree method, Void none) {
                if (method.getParameters().stream()
                                .anyMatch(parameter -> parameter
                                                .getType()
                                                .toString()
                                                .equals("String")
                                        && parameter.getName().toString().matches("name|nameX|minName|side"))
                        && String.valueOf(method.getBody()).matches("(?s).*(Exception|[rR]equire|circle).*")) {
                    methods.add(method.getName().toString());
                }
                return super.visitMethod(method, none);
            }
        }.scan(units, null);
        return methods;
    }

    /** The parameters of all methods and constructors, and the components of all records. */
    Set<Parameter> parameters() {
        Set<Parameter> parameters = new HashSet<>();
        for (CompilationUnitTree unit : units) {
            String type = file(unit).replace(".java", "").replace('/', '.');
            new TreePathScanner<Void, Void>() {
                @Override
                public Void visitMethod(MethodTree method, Void none) {
                    for (VariableTree parameter : method.getParameters()) {
                        parameters.add(new Parameter(
                                type,
                                method.getName().toString(),
                                parameter.getName().toString()));
                    }
                    return null;
                }

                @Override
                public Void visitVariable(VariableTree field, Void none) {
                    if (getCurrentPath().getParentPath().getLeaf().getKind() == Tree.Kind.RECORD) {
                        parameters.add(
                                new Parameter(type, "<init>", field.getName().toString()));
                    }
                    return null;
                }
            }.scan(unit, null);
        }
        return parameters;
    }

    private static String lastName(String select) {
        return select.substring(select.lastIndexOf('.') + 1);
    }

    private static String file(CompilationUnitTree unit) {
        String name = unit.getSourceFile().getName().replace('\\', '/');
        return name.substring(name.indexOf("/org/polysweep/") + 1);
    }

    private long startLine(CompilationUnitTree unit, Tree tree) {
        return unit.getLineMap().getLineNumber(trees.getSourcePositions().getStartPosition(unit, tree));
    }

    private long endLine(CompilationUnitTree unit, Tree tree) {
        return unit.getLineMap().getLineNumber(trees.getSourcePositions().getEndPosition(unit, tree));
    }
}

package org.polysweep.conformance;

import com.tngtech.archunit.core.domain.JavaClass;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/**
 * Which classes refer to which, as their class files say; a nested class counts as its outermost class. What the
 * compiler inlines, the values of constants, leaves no reference.
 */
final class ClassGraph {

    private final Map<String, Set<String>> references = new TreeMap<>();

    /** The graph of some classes; references to others are left out. */
    ClassGraph(Collection<JavaClass> classes) {
        for (JavaClass type : classes) {
            references.put(outermost(type).getName(), new TreeSet<>());
        }
        for (JavaClass type : classes) {
            JavaClass from = outermost(type);
            type.getDirectDependenciesFromSelf().forEach(dependency -> {
                JavaClass to = outermost(dependency.getTargetClass().getBaseComponentType());
                if (references.containsKey(to.getName()) && !from.equals(to) && !isSealedFamily(from, to)) {
                    references.get(from.getName()).add(to.getName());
                }
            });
        }
    }

    private static JavaClass outermost(JavaClass type) {
        return type.getEnclosingClass().map(ClassGraph::outermost).orElse(type);
    }

    /** A sealed type may know the types that it permits, which have to know it. */
    private static boolean isSealedFamily(JavaClass from, JavaClass to) {
        return from.reflect().isSealed() && to.isAssignableTo(from.getName());
    }

    /** The classes that no reference leads to from some classes. */
    Set<String> unreachableFrom(Collection<String> roots) {
        Set<String> unreachable = new TreeSet<>(references.keySet());
        unreachable.removeAll(reachableFrom(roots));
        return unreachable;
    }

    private Set<String> reachableFrom(Collection<String> roots) {
        Set<String> reached = new HashSet<>(roots);
        Deque<String> open = new ArrayDeque<>(roots);
        while (!open.isEmpty()) {
            for (String next : references.get(open.pop())) {
                if (reached.add(next)) {
                    open.push(next);
                }
            }
        }
        return reached;
    }

    /** The largest sets of two classes or more in which a reference, or a chain of them, leads from each to each. */
    List<Set<String>> knots() {
        Map<String, Set<String>> reachable = new TreeMap<>();
        references.forEach((name, direct) -> reachable.put(name, reachableFrom(direct)));
        List<Set<String>> knots = new ArrayList<>();
        Set<String> known = new HashSet<>();
        reachable.forEach((name, reached) -> {
            if (reached.contains(name) && !known.contains(name)) {
                Set<String> knot = new TreeSet<>(reached);
                knot.removeIf(other -> !reachable.get(other).contains(name));
                known.addAll(knot);
                knots.add(knot);
            }
        });
        return knots;
    }
}

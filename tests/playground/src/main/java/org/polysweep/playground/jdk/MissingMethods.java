package org.polysweep.playground.jdk;

import org.teavm.model.AccessLevel;
import org.teavm.model.ClassHolder;
import org.teavm.model.ClassHolderTransformer;
import org.teavm.model.ClassHolderTransformerContext;
import org.teavm.model.ElementModifier;
import org.teavm.model.MethodDescriptor;
import org.teavm.model.MethodHolder;
import org.teavm.model.ValueType;
import org.teavm.model.emit.ProgramEmitter;
import org.teavm.vm.spi.TeaVMHost;
import org.teavm.vm.spi.TeaVMPlugin;

/**
 * Gives TeaVM's classes of the JDK the two methods that Jackson's numbers need and TeaVM does not have, and leaves the
 * conversion of numbers from and to text to those who do it exactly: TeaVM reads 4.9E-324 as 0.
 */
public final class MissingMethods implements TeaVMPlugin, ClassHolderTransformer {

    private static final ValueType STRING = ValueType.object("java.lang.String");
    private static final ValueType BYTES = ValueType.arrayOf(ValueType.BYTE);

    /** For TeaVM, which finds it as a service. */
    public MissingMethods() {}

    @Override
    public void install(TeaVMHost host) {
        host.add(this);
    }

    @Override
    public void transformClass(ClassHolder type, ClassHolderTransformerContext context) {
        if (type.getName().equals("java.lang.Math")) {
            addMultiplyHigh(type, context);
        } else if (type.getName().equals("java.lang.String")) {
            addFromAscii(type, context);
        } else if (type.getName().equals("java.lang.Double")) {
            replace(type, "parseDouble", STRING, ValueType.DOUBLE, context);
            replace(type, "toString", ValueType.DOUBLE, STRING, context);
        } else if (type.getName().equals("java.lang.AbstractStringBuilder")) {
            replaceInsert(type, context);
        }
    }

    /** What {@code append(double)} and the joining of strings and numbers by + come to. */
    private static void replaceInsert(ClassHolder builder, ClassHolderTransformerContext context) {
        ValueType self = ValueType.object(builder.getName());
        MethodHolder method =
                builder.getMethod(new MethodDescriptor("insert", ValueType.INTEGER, ValueType.DOUBLE, self));
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        program.var(0, builder)
                .invokeVirtual(
                        "insert",
                        self,
                        program.var(1, ValueType.INTEGER),
                        program.invoke(
                                NumberTexts.class.getName(), "toString", STRING, program.var(2, ValueType.DOUBLE)))
                .returnValue();
    }

    /** Makes a static method of one parameter call the method of the same name in {@link NumberTexts}. */
    private static void replace(
            ClassHolder type, String name, ValueType from, ValueType to, ClassHolderTransformerContext context) {
        MethodHolder method = type.getMethod(new MethodDescriptor(name, from, to));
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        program.invoke(NumberTexts.class.getName(), name, to, program.var(1, from))
                .returnValue();
    }

    private static void addMultiplyHigh(ClassHolder math, ClassHolderTransformerContext context) {
        MethodHolder method = new MethodHolder("multiplyHigh", ValueType.LONG, ValueType.LONG, ValueType.LONG);
        if (math.getMethod(method.getDescriptor()) != null) {
            return;
        }
        method.setLevel(AccessLevel.PUBLIC);
        method.getModifiers().add(ElementModifier.STATIC);
        math.addMethod(method);
        ProgramEmitter program = ProgramEmitter.create(method, context.getHierarchy());
        program.invoke(
                        WideProduct.class.getName(),
                        "high",
                        ValueType.LONG,
                        program.var(1, ValueType.LONG),
                        program.var(2, ValueType.LONG))
                .returnValue();
    }

    /** {@code String(byte[] ascii, int hibyte, int offset, int count)} for a high byte of 0. */
    private static void addFromAscii(ClassHolder string, ClassHolderTransformerContext context) {
        MethodHolder constructor = new MethodHolder(
                "<init>", BYTES, ValueType.INTEGER, ValueType.INTEGER, ValueType.INTEGER, ValueType.VOID);
        MethodDescriptor descriptor = constructor.getDescriptor();
        if (string.getMethod(descriptor) != null) {
            return;
        }
        constructor.setLevel(AccessLevel.PUBLIC);
        string.addMethod(constructor);
        ProgramEmitter program = ProgramEmitter.create(constructor, context.getHierarchy());
        program.var(0, string)
                .invokeSpecial(
                        "<init>",
                        program.var(1, BYTES),
                        program.var(3, ValueType.INTEGER),
                        program.var(4, ValueType.INTEGER));
        program.exit();
    }
}

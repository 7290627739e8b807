import { transformSync } from 'rolldown/utils';

/** Nest needs legacy decorators and their type metadata; Vitest uses the same compiler with the same options. */
const OPTIONS = { sourcemap: true, target: 'es2023', decorator: { legacy: true, emitDecoratorMetadata: true } };

export default {
  process(source, file) {
    const { code, map, errors } = transformSync(file, source, OPTIONS);
    if (errors.length > 0) throw new SyntaxError(errors.map(({ message }) => message).join('\n'));
    return { code, map };
  },
};

import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { fieldFaultsOf, hasFieldFaults } from '../../api/problem';
import { type FieldFault, faultOf, fieldsOf } from './field-fault';
import { FormFaultsContext } from './form-faults';

interface CheckedFormProps {
  /** Called once every field is valid. */
  onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** The server's rejection of the form, if any: errors of a field are shown at the field of that name. */
  problem?: unknown;
  onKeyDown?: (event: KeyboardEvent) => void;
  sx?: SxProps<Theme>;
  children: ReactNode;
}

/**
 * A form whose fields show our own error messages below them, instead of the browser's bubbles (screens m14).
 * The rules are those of HTML: `required`, `type`, `pattern`, `min` and `max` of its `CheckedField`s.
 */
export function CheckedForm({ onSubmit, problem, onKeyDown, sx, children }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [ofField, setOfField] = useState<Record<string, FieldFault>>({});
  // Once the text changes, the server's error no longer applies.
  const [rewritten, setRewritten] = useState<{ problem: unknown; names: readonly string[] }>({ problem, names: [] });
  const faults = useMemo(() => {
    const names = rewritten.problem === problem ? rewritten.names : [];
    return { ofField, ofServer: withoutNames(fieldFaultsOf(problem), names) };
  }, [ofField, problem, rewritten]);

  useEffect(() => {
    if (hasFieldFaults(problem)) firstWrongOf(form.current)?.focus();
  }, [problem]);

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = faultsIn(event.currentTarget);
    // The error messages have to be set before the focus moves, so that screen readers read them with the fields.
    flushSync(() => setOfField(found));
    if (Object.keys(found).length === 0) onSubmit(event);
    else firstWrongOf(event.currentTarget)?.focus();
  };
  const handleChange = ({ target }: FormEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)) return;
    const { id, name } = target;
    if (id in ofField) setOfField(({ [id]: _gone, ...others }) => others);
    if (name in faults.ofServer) {
      setRewritten((before) => ({ problem, names: [...(before.problem === problem ? before.names : []), name] }));
    }
  };
  return (
    <FormFaultsContext value={faults}>
      <Box
        component="form"
        ref={form}
        noValidate
        onSubmit={handleSubmit}
        onChange={handleChange}
        onKeyDown={onKeyDown}
        sx={sx}
      >
        {children}
      </Box>
    </FormFaultsContext>
  );
}

function faultsIn(form: HTMLFormElement): Record<string, FieldFault> {
  const found: Record<string, FieldFault> = {};
  for (const field of fieldsOf(form)) {
    const fault = faultOf(field);
    if (fault !== null) found[field.id] = fault;
  }
  return found;
}

function firstWrongOf(form: HTMLFormElement | null): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;
}

function withoutNames(faults: Record<string, string>, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(faults).filter(([name]) => !names.includes(name)));
}

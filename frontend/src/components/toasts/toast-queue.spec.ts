import { describe, expect, it, vi } from 'vitest';
import { onFirstToast, showToast, takeStage } from './toast-queue';

describe('toasts', () => {
  it('wait until there is a stage, and come in their order', () => {
    const shown: string[] = [];
    showToast({ title: 'first', kind: 'info' });
    showToast({ title: 'second', kind: 'error' });
    const leave = takeStage(({ title }) => shown.push(title));
    showToast({ title: 'third', kind: 'success' });
    expect(shown).toEqual(['first', 'second', 'third']);
    leave();
    showToast({ title: 'fourth', kind: 'info' });
    expect(shown).toHaveLength(3);
    takeStage(({ title }) => shown.push(title))();
    expect(shown).toEqual(['first', 'second', 'third', 'fourth']);
  });

  it('call for a stage as long as there is none, also when they came first', () => {
    const call = vi.fn();
    showToast({ title: 'early', kind: 'info' });
    const stop = onFirstToast(call);
    expect(call).toHaveBeenCalledTimes(1);
    const leave = takeStage(() => undefined);
    showToast({ title: 'staged', kind: 'info' });
    expect(call).toHaveBeenCalledTimes(1);
    leave();
    showToast({ title: 'late', kind: 'info' });
    expect(call).toHaveBeenCalledTimes(2);
    stop();
    takeStage(() => undefined)();
  });
});

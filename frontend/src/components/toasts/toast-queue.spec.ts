import { describe, expect, it } from 'vitest';
import { showToast, takeStage } from './toast-queue';

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
});

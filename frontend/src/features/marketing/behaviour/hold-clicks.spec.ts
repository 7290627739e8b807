import { beforeEach, describe, expect, it, vi } from 'vitest';
import { holdClicks } from './hold-clicks';

const buttonOf = (id: string): HTMLButtonElement => {
  const button = document.getElementById(id);
  if (!(button instanceof HTMLButtonElement)) throw new Error(`There is no button ${id}`);
  return button;
};

/** Puts buttons into the page, as the app does in place of the prerendered ones. @returns who counts their clicks. */
function show(attributes = '') {
  document.body.innerHTML = `<button id="continue" ${attributes}>Continue</button><button>Nameless</button>`;
  const count = vi.fn();
  buttonOf('continue').addEventListener('click', count);
  return count;
}

beforeEach(() => show());

describe('holdClicks', () => {
  it('gives a click to the button that the app has put in the place of the other', () => {
    const before = show();
    const release = holdClicks();
    buttonOf('continue').click();
    expect(before).not.toHaveBeenCalled();
    const after = show();
    release();
    expect(after).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(buttonOf('continue'));
  });

  it('waits for a button that is disabled until it is known who presses it', async () => {
    const release = holdClicks();
    buttonOf('continue').click();
    const after = show('disabled');
    release();
    expect(after).not.toHaveBeenCalled();
    buttonOf('continue').disabled = false;
    await vi.waitFor(() => expect(after).toHaveBeenCalledTimes(1));
  });

  it('holds nothing once it has been released', () => {
    holdClicks()();
    const after = show();
    buttonOf('continue').click();
    expect(after).toHaveBeenCalledTimes(1);
  });
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { replayEarlyClicks } from './replay-early-clicks';

const buttonOf = (id: string): HTMLButtonElement => {
  const button = document.getElementById(id);
  if (!(button instanceof HTMLButtonElement)) throw new Error(`There is no button ${id}`);
  return button;
};

/** Counts the clicks that reach a button. */
function countClicks(id: string) {
  const count = vi.fn();
  buttonOf(id).addEventListener('click', count);
  return count;
}

beforeEach(() => {
  document.body.innerHTML = `
    <button id="starter" data-holds-click>Starter</button>
    <button id="professional" data-holds-click>Professional</button>
    <button id="menu">Menu</button>`;
});

describe('replayEarlyClicks', () => {
  it('replays a click only once its button can respond, and shows progress until then', () => {
    const clicks = countClicks('starter');
    const release = replayEarlyClicks();
    buttonOf('starter').click();
    expect(clicks).not.toHaveBeenCalled();
    expect(buttonOf('starter').getAttribute('aria-busy')).toBe('true');
    release();
    expect(clicks).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(buttonOf('starter'));
    expect(buttonOf('starter').hasAttribute('aria-busy')).toBe(false);
  });

  it('gives a click once, although it becomes known more than once who looks at the page', () => {
    const clicks = countClicks('starter');
    const release = replayEarlyClicks();
    buttonOf('starter').click();
    release();
    release();
    expect(clicks).toHaveBeenCalledTimes(1);
  });

  it('keeps the last click alone', () => {
    const [starter, professional] = [countClicks('starter'), countClicks('professional')];
    const release = replayEarlyClicks();
    buttonOf('starter').click();
    buttonOf('professional').click();
    release();
    expect(starter).not.toHaveBeenCalled();
    expect(professional).toHaveBeenCalledTimes(1);
  });

  it('lets other buttons answer, and forgets the click of somebody who went on to them', () => {
    const [starter, menu] = [countClicks('starter'), countClicks('menu')];
    const release = replayEarlyClicks();
    buttonOf('starter').click();
    buttonOf('menu').click();
    expect(menu).toHaveBeenCalledTimes(1);
    expect(buttonOf('starter').hasAttribute('aria-busy')).toBe(false);
    release();
    expect(starter).not.toHaveBeenCalled();
  });

  it('holds nothing once it has been released', () => {
    replayEarlyClicks()();
    const clicks = countClicks('starter');
    buttonOf('starter').click();
    expect(clicks).toHaveBeenCalledTimes(1);
  });
});

import { afterEach, expect, it } from 'vitest';
import { caretHintOf } from './caret-hint';

afterEach(() => {
  document.body.innerHTML = '';
  window.getSelection()?.removeAllRanges();
});

function press(selector: string) {
  document.body.innerHTML = '<main><ol><li data-line="step1"><p>Unlock</p><button>suggested</button></li></ol></main>';
  return caretHintOf(document.querySelector(selector) as Element, 0, 0);
}

it('tells the line that was pressed', () => {
  expect(press('p')).toEqual({ lineId: 'step1', at: null });
});

it.each(['button', 'ol', 'main'])('is none of %s', (selector) => {
  expect(press(selector)).toBeNull();
});

it('is none when text was selected', () => {
  press('p');
  const paragraph = document.querySelector('p') as Element;
  window.getSelection()?.selectAllChildren(paragraph);
  expect(caretHintOf(paragraph, 0, 0)).toBeNull();
});

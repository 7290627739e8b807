import { afterEach, describe, expect, it, vi } from 'vitest';
import { NewTab } from './new-tab';

afterEach(() => vi.restoreAllMocks());

function stubOpen() {
  const tab = { opener: window, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  return tab;
}

describe('NewTab', () => {
  it('opens at once, without access to this page, and navigates when the address is known (T43)', () => {
    const tab = stubOpen();
    const opened = NewTab.open();
    expect(tab.opener).toBeNull();
    opened.goTo('/contact?subject=x');
    expect(tab.location.replace).toHaveBeenCalledWith(`${window.location.origin}/contact?subject=x`);
    expect(opened.isBlocked).toBe(false);
  });

  it('is closed when there is nowhere to go', () => {
    const tab = stubOpen();
    NewTab.open().close();
    expect(tab.close).toHaveBeenCalledOnce();
  });

  it('bears to be blocked (SD.21)', () => {
    vi.spyOn(window, 'open').mockReturnValue(null);
    const blocked = NewTab.open();
    expect(blocked.isBlocked).toBe(true);
    expect(() => {
      blocked.goTo('/x');
      blocked.close();
    }).not.toThrow();
  });
});

import { describe, expect, it } from '@jest/globals';
import { videoUrl } from './video-url.js';

describe('videoUrl', () => {
  it.each([
    'https://www.youtube.com/watch?v=abc',
    'https://youtube-nocookie.com/embed/abc',
    'https://youtu.be/abc',
    'https://player.vimeo.com/video/123',
    'https://www.loom.com/share/abc',
    'https://files.example.test/closing.mp4?download=1',
  ])('knows %s', (address) => {
    expect(videoUrl(address)?.href).toBe(address);
  });

  it.each([
    ['no address', 'closing.mp4'],
    ['one that is not encrypted', 'http://youtu.be/abc'],
    ['a script', 'javascript:alert(1)//closing.mp4'],
    ['one that names another site first', 'https://youtu.be@evil.example/closing.mp4'],
    ['one with a password', 'https://:secret@youtu.be/abc'],
    ['a site whose name only contains one of videos', 'https://youtube.com.evil.example/watch?v=abc'],
    ['a site whose name only ends like one of videos', 'https://evilyoutube.com/watch?v=abc'],
    ['another page of a site of videos', 'https://www.youtube.com/@somebody'],
    ['another page', 'https://example.test/closing'],
  ])('is null for %s', (_what, address) => {
    expect(videoUrl(address)).toBeNull();
  });
});

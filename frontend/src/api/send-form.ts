import type { Transport } from './http-client';

/** The longest time without progress: no part of the form sent, and no response after the last one. */
const SILENCE_MS = 60_000;

/**
 * Sends a form and reports the upload progress, which `fetch` cannot. There is no fixed timeout: it is aborted only
 * when there is no more progress.
 */
export function sendForm(form: FormData, onUploaded?: (percent: number) => void): Transport {
  return (request, signal) =>
    new Promise((resolve, reject) => {
      const call = new XMLHttpRequest();
      const giveUp = () => call.abort();
      const silence = silenceAfter(SILENCE_MS, giveUp);
      const settle = (finish: () => void) => {
        silence.end();
        signal.removeEventListener('abort', giveUp);
        finish();
      };
      call.open(request.method, request.url);
      for (const [name, value] of request.headers) {
        // The browser sets its own, with the boundary.
        if (name !== 'content-type') call.setRequestHeader(name, value);
      }
      call.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        silence.put();
        if (lengthComputable && total > 0) onUploaded?.(Math.floor((loaded / total) * 100));
      };
      call.upload.onload = () => onUploaded?.(100);
      call.onload = () => settle(() => resolve(responseOf(call)));
      call.onerror = () => settle(() => reject(new TypeError('The request got no answer')));
      call.onabort = () =>
        settle(() => reject(signal.aborted ? signal.reason : new DOMException('Nothing happened', 'TimeoutError')));
      if (signal.aborted) return settle(() => reject(signal.reason));
      signal.addEventListener('abort', giveUp, { once: true });
      onUploaded?.(0);
      call.send(form);
    });
}

/** Calls the callback after this long without progress. */
function silenceAfter(ms: number, call: () => void) {
  let timer = setTimeout(call, ms);
  const end = () => clearTimeout(timer);
  const put = () => {
    end();
    timer = setTimeout(call, ms);
  };
  return { put, end };
}

function responseOf(call: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of call.getAllResponseHeaders().trim().split(/\r?\n/u)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon).trim(), line.slice(colon + 1).trim());
  }
  const hasNoBody = call.status === 204 || call.status === 304;
  return new Response(hasNoBody ? null : call.responseText, { status: call.status, headers });
}

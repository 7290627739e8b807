/** An answer of the API: status, headers and the parsed body (undefined when empty). */
export interface ApiAnswer<Body = Record<string, unknown>> {
  status: number;
  headers: Headers;
  body: Body;
}

interface RequestOptions {
  headers?: Record<string, string>;
  /** Sent as JSON. */
  json?: unknown;
  /** Sent as it is, with the content type of `headers`. */
  raw?: string;
}

/** Calls the API as one person, or as nobody. */
export class ApiClient {
  constructor(
    readonly origin: string,
    private readonly accessToken?: string,
  ) {}

  get<Body = Record<string, unknown>>(path: string, options?: RequestOptions): Promise<ApiAnswer<Body>> {
    return this.request('GET', path, options);
  }

  post<Body = Record<string, unknown>>(
    path: string,
    json?: unknown,
    options?: RequestOptions,
  ): Promise<ApiAnswer<Body>> {
    return this.request('POST', path, { ...options, ...(json === undefined ? {} : { json }) });
  }

  patch<Body = Record<string, unknown>>(
    path: string,
    json: unknown,
    options?: RequestOptions,
  ): Promise<ApiAnswer<Body>> {
    return this.request('PATCH', path, { ...options, json });
  }

  put<Body = Record<string, unknown>>(path: string, json: unknown, options?: RequestOptions): Promise<ApiAnswer<Body>> {
    return this.request('PUT', path, { ...options, json });
  }

  delete<Body = Record<string, unknown>>(path: string, options?: RequestOptions): Promise<ApiAnswer<Body>> {
    return this.request('DELETE', path, options);
  }

  async request<Body>(method: string, path: string, options: RequestOptions = {}): Promise<ApiAnswer<Body>> {
    const headers: Record<string, string> = { ...options.headers };
    if (this.accessToken) headers['authorization'] ??= `Bearer ${this.accessToken}`;
    if (options.json !== undefined) headers['content-type'] ??= 'application/json';
    const response = await fetch(`${this.origin}/api/v1${path}`, {
      method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(20_000),
      ...(options.json === undefined ? {} : { body: JSON.stringify(options.json) }),
      ...(options.raw === undefined ? {} : { body: options.raw }),
    });
    const text = await response.text();
    const isJson = /json/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, headers: response.headers, body: (isJson ? JSON.parse(text) : text) as Body };
  }
}

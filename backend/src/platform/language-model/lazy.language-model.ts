import { LanguageModel, LanguageModelError, type ObjectAnswer, type ObjectRequest } from './language-model.js';

/** Connects a model with the first request: most processes never make one, and the packages of the providers are large. */
export class LazyLanguageModel extends LanguageModel {
  private connected: Promise<LanguageModel> | undefined;

  /** @param connect asked once; null when no model is configured */
  constructor(private readonly connect: (() => Promise<LanguageModel>) | null) {
    super();
  }

  get isConfigured(): boolean {
    return this.connect !== null;
  }

  async generateObject<T>(request: ObjectRequest<T>): Promise<ObjectAnswer<T>> {
    if (this.connect === null) throw new LanguageModelError('no_provider', []);
    this.connected ??= this.connect();
    const model = await this.connected;
    return model.generateObject(request);
  }
}

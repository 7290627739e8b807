/** One faulty field of a request. */
export class FieldErrorDto {
  /**
   * JSON pointer of the field.
   * @example '#/prompt'
   */
  pointer: string;
  /**
   * What is wrong with it.
   * @example 'must be shorter than or equal to 20000 characters'
   */
  detail: string;
}

/** An error as RFC 9457 describes it (`application/problem+json`). */
export class ProblemDetailsDto {
  /**
   * Identifies the kind of problem; resolves to a page that explains it.
   * @example 'http://localhost:3000/problems/sop-not-found'
   */
  type: string;
  /** @example 'SOP not found' */
  title: string;
  /** @example 404 */
  status: number;
  /** Explanation for a human reader. */
  detail?: string;
  /**
   * Id of the request, also in the log and in the header `x-request-id`.
   * @example 'urn:uuid:0199a0b4-7c1e-7b7a-9d5e-3f1f0a3d2c11'
   */
  instance: string;
  /**
   * Stable code; the last segment of `type`.
   * @example 'sop-not-found'
   */
  code: string;
  /** All faulty fields of a request that was refused as invalid. */
  errors?: FieldErrorDto[];
}

/**
 * The number that people see, in SQL over a row named `v`: `2.0` once published, `2.3` before. A cut takes the highest
 * published number as its major one and counts on in that: 0.1, 0.2 → published as 1.0, then 1.1, 1.2 → 2.0.
 */
export const VERSION_NUMBER =
  "CASE WHEN v.published_as IS NULL THEN v.major || '.' || v.minor ELSE v.published_as || '.0' END";

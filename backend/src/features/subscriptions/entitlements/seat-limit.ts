const LIMITS: Readonly<Record<string, number>> = { starter: 15, professional: 30 };

/**
 * Seats that a tier pays for: Starter 15, Professional 30, any other 0 (S9.18-S9.20). The tier is compared trimmed and
 * without regard to case (SD.17).
 */
export function seatLimitOfTier(tier: string | null): number {
  const name = tier?.trim().toLowerCase() ?? '';
  return Object.hasOwn(LIMITS, name) ? (LIMITS[name] ?? 0) : 0;
}

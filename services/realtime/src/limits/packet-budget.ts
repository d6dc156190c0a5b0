import { socketLimits } from '@gvg/contracts/realtime/terms';
import { takeToken } from '@gvg/service-kit/security/token-bucket';
import type { Bucket } from '@gvg/service-kit/security/token-bucket';

/** Counts the packets of one socket; returns false beyond the limit with a burst of twice the packets per second. */
export function createPacketBudget(scale: number): () => boolean {
  const perSecond = socketLimits.packetsPerSecond * scale;
  const bucket: Bucket = { perMinute: perSecond * 60, burst: Math.max(1, Math.ceil(perSecond * 2)) };
  let fullAt: number | undefined;
  return () => {
    const result = takeToken(bucket, fullAt, performance.now());
    fullAt = result.fullAt;
    return result.allowed;
  };
}

import type { ConversionId, UserId } from "#domain/kernel/ids.ts"
import { convertSound } from "#domain/pipeline/jobs/convert-sound.ts"

/** Does the work of a conversion, where no workers are. */
export const convertNow = (conversionId: ConversionId, account: UserId) =>
  convertSound({ kind: "convert", conversionId, attempt: 1, account, priority: false })

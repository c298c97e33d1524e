import { cancelConversion } from "./use-cases/cancel-conversion.ts"
import { convertMedia } from "./use-cases/convert-media.ts"
import { deleteConversion } from "./use-cases/delete-conversion.ts"
import { getConversion } from "./use-cases/get-conversion.ts"
import { getConvertedFile } from "./use-cases/get-converted-file.ts"
import { listConversions } from "./use-cases/list-conversions.ts"
import { transcribeConversion } from "./use-cases/transcribe-conversion.ts"

export const conversionCases = [
  cancelConversion,
  convertMedia,
  deleteConversion,
  getConversion,
  getConvertedFile,
  listConversions,
  transcribeConversion,
] as const

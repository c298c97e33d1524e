import { cancelConversion } from "#domain/conversion/use-cases/cancel-conversion.ts"
import { convertMedia } from "#domain/conversion/use-cases/convert-media.ts"
import { deleteConversion } from "#domain/conversion/use-cases/delete-conversion.ts"
import { getConversion } from "#domain/conversion/use-cases/get-conversion.ts"
import { listConversions } from "#domain/conversion/use-cases/list-conversions.ts"
import { transcribeConversion } from "#domain/conversion/use-cases/transcribe-conversion.ts"
import { mutation, query, router } from "./trpc.ts"

export const conversionRouter = router({
  cancelConversion: mutation(cancelConversion),
  convertMedia: mutation(convertMedia),
  deleteConversion: mutation(deleteConversion),
  getConversion: query(getConversion),
  listConversions: query(listConversions),
  transcribeConversion: mutation(transcribeConversion),
})

import { createCode } from "./use-cases/create-code.ts"
import { disableCode } from "./use-cases/disable-code.ts"
import { listCodes } from "./use-cases/list-codes.ts"
import { reportCode } from "./use-cases/report-code.ts"
import { usePromoCode } from "./use-cases/use-promo-code.ts"
import { validateCode } from "./use-cases/validate-code.ts"

export const promoCases = [createCode, disableCode, listCodes, reportCode, usePromoCode, validateCode] as const

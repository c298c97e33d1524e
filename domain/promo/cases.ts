import { createCode } from "./use-cases/create-code.ts"
import { disableCode } from "./use-cases/disable-code.ts"
import { listCodes } from "./use-cases/list-codes.ts"
import { redeemCode } from "./use-cases/redeem-code.ts"
import { reportCode } from "./use-cases/report-code.ts"
import { validateCode } from "./use-cases/validate-code.ts"

export const promoCases = [createCode, disableCode, listCodes, reportCode, redeemCode, validateCode] as const

import { getUsage } from "./use-cases/get-usage.ts"

export const planCases = [
  getUsage,
] as const

import { getFunnel } from "./use-cases/get-funnel.ts"

export const usageCases = [getFunnel] as const

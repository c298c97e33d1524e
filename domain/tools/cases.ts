import { listTools } from "./use-cases/list-tools.ts"

export const toolsCases = [listTools] as const

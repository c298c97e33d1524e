import { getLinkQuota } from "./use-cases/get-link-quota.ts"
import { importLink } from "./use-cases/import-link.ts"
import { inspectLink } from "./use-cases/inspect-link.ts"

export const linkCases = [getLinkQuota, importLink, inspectLink] as const

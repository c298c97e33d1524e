import { getLinkQuota } from "#domain/link/use-cases/get-link-quota.ts"
import { importLink } from "#domain/link/use-cases/import-link.ts"
import { inspectLink } from "#domain/link/use-cases/inspect-link.ts"
import { look, mutation, query, router } from "./trpc.ts"

export const linkRouter = router({
  getLinkQuota: query(getLinkQuota),
  importLink: mutation(importLink),
  inspectLink: look(inspectLink),
})

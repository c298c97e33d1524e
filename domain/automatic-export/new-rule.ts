import type { DateTime } from "effect"
import { tidyName } from "../kernel/tidy-name.ts"
import type { ExportRule } from "./export-rule.ts"
import { usualTemplate } from "./name-template.ts"

type Chosen = Partial<
  Pick<ExportRule, "name" | "content" | "flavour" | "hasTranslations" | "hasShared" | "folderId" | "template">
>

type Given = Pick<ExportRule, "id" | "ownerId" | "formats" | "place" | "secret" | "since"> & Chosen

/** A rule that is on and has not written anything. */
export const newRule = (given: Given, createdAt: DateTime.Utc): ExportRule => ({
  id: given.id,
  ownerId: given.ownerId,
  name: tidyName(given.name ?? ""),
  formats: [...new Set(given.formats)],
  content: given.content ?? "all",
  flavour: given.flavour ?? "obsidian",
  hasTranslations: given.hasTranslations ?? false,
  hasShared: given.hasShared ?? false,
  folderId: given.folderId ?? null,
  template: given.template ?? usualTemplate,
  place: given.place,
  secret: given.secret,
  since: given.since,
  off: null,
  createdAt,
  failingSince: null,
  fault: null,
  pausedUntil: null,
  writtenAt: null,
})

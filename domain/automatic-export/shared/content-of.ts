import { Effect } from "effect"
import { DocumentOwner } from "../../export/document-writer.port.ts"
import { formats } from "../../export/format.ts"
import type { Material } from "../../export/material.ts"
import { renderNote } from "../../export/note/render-note.ts"
import { renderOutline } from "../../export/note/render-outline.ts"
import { materialOf } from "../../export/shared/material-of.ts"
import { writeExport } from "../../export/shared/write-export.ts"
import { CurrentActor } from "../../kernel/actor.ts"
import { PublicAddress } from "../../kernel/public-address.port.ts"
import { TagStore } from "../../tag/tag-store.port.ts"
import type { Task } from "../../task/task.ts"
import type { ExportRule } from "../export-rule.ts"
import type { Content } from "../export-targets.port.ts"
import type { ExportedFile } from "../exported-file.ts"
import type { Fault } from "../fault.ts"

const none = () => Effect.succeed(null)

const because = (fault: Fault) => () => Effect.succeed({ fault })

/** A file's content, as the rule's owner may have it; null if there is nothing to write; or why it cannot be made. */
export const contentOf = Effect.fnUntraced(function*(
  rule: ExportRule,
  { format, language }: ExportedFile,
  task: Task,
  folder: string | null,
) {
  const content = format === "srt" || format === "vtt" ? "transcript" : rule.content
  return yield* materialOf(task, { format, content, ...(language !== null && { language }) }).pipe(
    Effect.flatMap((material) => bodyOf(material, rule, folder)),
    Effect.map((body): Content => ({ body, mediaType: formats[format].mediaType })),
    Effect.catchTags({
      ExportNotPossible: none,
      NotAnalysed: none,
      NotTranslated: none,
      TranscriptMissing: none,
      TranscriptNotReady: none,
      UserNotFound: none,
      FeatureNotInPlan: because("plan"),
      ExportTooLarge: because("too-large"),
      ExportUnavailable: because("not-made"),
    }),
    Effect.provideService(CurrentActor, { _tag: "User", id: rule.ownerId }),
    Effect.provideService(DocumentOwner, rule.ownerId),
  )
})

const bodyOf = Effect.fnUntraced(
  function*(material: Material, { flavour, ownerId }: ExportRule, folder: string | null) {
    const { url } = yield* PublicAddress
    const { namesOf } = yield* TagStore
    const { task } = material
    // Those of others are theirs, as their folders are.
    const tags = task.ownerId === ownerId ? yield* namesOf(task.id) : []
    const place = { url: `${url}/transcribe/task/${task.id}`, folder, tags }
    if (material.options.format === "md" && flavour === "obsidian") return yield* renderNote(material, place)
    if (material.options.format === "md" && flavour === "logseq") return yield* renderOutline(material, place)
    const body = yield* writeExport(material)
    return body._tag === "Bytes" ? body.bytes : body.text
  },
)

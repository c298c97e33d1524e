import type { Look } from "#domain/automatic-export/exported-file-store.port.ts"
import { UserId } from "#domain/kernel/ids.ts"
import { type Kysely, sql } from "kysely"
import type { Schema as Tables } from "./schema.ts"
import { isFor } from "./task-lists.ts"

/** When a task changed, as its index has it and `changedAt` says. */
const mark = sql<string>`greatest(
  (task.data->>'updatedAt') collate "C", (task.data#>>'{translation,state,at}') collate "C"
)`

/** The tasks of accounts with rules that these have not noted as they are now. */
export const changedOwn = (q: Kysely<Tables>, look: Look) => changedFor(q, look, null).execute()

/** The tasks that are shared with accounts whose rules want them. */
export const changedShared = async (q: Kysely<Tables>, look: Look) => {
  const rules = await q.selectFrom("export_rule").select(["id", "owner_id"]).where("is_on", "=", true)
    .where("has_shared", "=", true).$if(look.rule !== null, (all) => all.where("id", "=", look.rule)).execute()
  const found = await Promise.all(
    rules.map(({ id, owner_id }) => changedFor(q, look, { rule: id, owner: UserId.make(owner_id) }).execute()),
  )
  return found.flat().slice(0, look.most)
}

interface Shared {
  readonly rule: string
  readonly owner: UserId
}

const changedFor = (q: Kysely<Tables>, { rule, quietSince, after, most }: Look, shared: Shared | null) =>
  q.selectFrom("export_rule")
    .innerJoin(
      "task",
      (join) => shared === null ? join.onRef("task.owner_id", "=", "export_rule.owner_id") : join.onTrue(),
    )
    .select(["export_rule.id as ruleId", "task.id as taskId", mark.as("mark")])
    .where("export_rule.is_on", "=", true)
    .$if(rule !== null, (all) => all.where("export_rule.id", "=", rule))
    .$if(shared !== null, (all) =>
      all.where("export_rule.id", "=", shared?.rule ?? "").where(
        "task.id",
        "in",
        q.selectFrom("collaborator").select("task_id").where(isFor(shared?.owner ?? UserId.make(""))),
      ))
    .where(sql<boolean>`task.data#>>'{transcription,_tag}' = 'Completed'`)
    .where(sql<boolean>`task.state <> 'running'`)
    .where(sql<boolean>`coalesce(task.data->>'isExample', 'false') = 'false'`)
    .where(sql<boolean>`(export_rule.folder_id is null or export_rule.folder_id = task.folder_id)`)
    .where(sql<boolean>`(export_rule.since is null or ${mark} >= export_rule.since or exists (
      select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id
    ))`)
    .where(sql<boolean>`${mark} <= ${quietSince}`)
    .$if(after !== null, (all) => all.where(sql<boolean>`${mark} >= ${after}`))
    .where(sql<boolean>`not exists (
      select from export_note n where n.rule_id = export_rule.id and n.task_id = task.id and n.mark = ${mark}
    )`)
    .orderBy(mark).orderBy("task.id").orderBy("export_rule.id").limit(most)

import { sql } from "kysely"
import { inOrder } from "../in-order.ts"

/**
 * Tasks are shared with addresses and numbers, which need no account, as an editor or a viewer. Those who were added
 * before keep the id by which the API named them.
 */
export const up = inOrder(
  sql`alter table collaborator add column id uuid, add column identifier text, add column role text`,
  sql`update collaborator set id = user_id, role = 'editor', identifier = coalesce(email, phone)
    from app_user where app_user.id = user_id`,
  sql`alter table collaborator drop column user_id`,
  sql`alter table collaborator alter column id set not null, alter column identifier set not null,
    alter column role set not null, add primary key (task_id, identifier)`,
  sql`create index collaborator_identifier on collaborator (identifier, task_id)`,
)

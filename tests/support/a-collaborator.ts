import { Email } from "#domain/account/user.ts"
import type { Collaborator } from "#domain/collaboration/collaborator.ts"
import { CollaboratorId } from "#domain/kernel/ids.ts"
import { noon } from "./a-scene.ts"

/** Ids of additions that say which one they are. */
export const additionId = (nth: number): CollaboratorId =>
  CollaboratorId.make(`0190a5f2-7c1e-7000-8000-0000000c${nth.toString().padStart(4, "0")}`)

/** Bob as an editor; say only what your test is about. */
export const aCollaborator = (given: Partial<Collaborator> = {}): Collaborator => ({
  id: additionId(1),
  identifier: Email.make("bob@example.org"),
  role: "editor",
  addedAt: noon,
  ...given,
})

/**
 * What callers are: to the product (`free` and `paid` accounts, an assistant with an `mcpKey` of a paid account, or
 * with a `readKey` that may change nothing, a `visitor`, a `guest` who uses the free tools without an account, the
 * `operator` of the server), and to the task that a use case is about. A `disabled` account has no session and no key that works, and an `unverified` one, whose address
 * neither its owner nor the operator has verified, never had any: both count as visitors.
 */
export type Role =
  | "visitor"
  | "guest"
  | "disabled"
  | "unverified"
  | "free"
  | "paid"
  | "mcpKey"
  | "readKey"
  | "operator"
  | "owner"
  | "editor"
  | "viewer"
  | "shareViewer"

/** What a role relates to. */
type Entity = "product" | "account" | "task" | "link"

/** Who may call a use case. */
export interface Row {
  readonly on: Entity
  readonly may: ReadonlyArray<Role>
  /** Whether it shows something to others, or gives it to them. */
  readonly shares?: true
}

const row = (on: Entity, ...may: ReadonlyArray<Role>): Row => ({ on, may })

/** The same row for what changes nothing: keys that may only read can call it. */
export const reading = ({ on, may }: Row): Row => row(on, ...may, "readKey")

/** The same row for what shows something to others: assistants need a scope of its own for it. */
export const showing = ({ on, may }: Row): Row => ({ on, may, shares: true })

/** The same row for what guests need for the free tools: their own tasks, as if they were signed in. */
export const withGuests = ({ on, may }: Row): Row => row(on, ...may, "guest")

export const open = row("product", "visitor", "disabled", "unverified", "free", "paid", "mcpKey", "operator")
export const ofServer = row("product", "operator")
/** What is about the caller's own account. */
export const ofAccount = row("account", "free", "paid", "mcpKey")
/** What is about the caller's own account, for people only: not for an assistant's key. */
export const ofPerson = row("account", "free", "paid")
export const ofPaidPerson = row("account", "paid")
export const ofPaid = row("account", "paid", "mcpKey")
/** Lists of the caller's own items; the operator sees everyone's. */
export const ofLists = row("account", "free", "paid", "mcpKey", "operator")
export const ofOwner = row("task", "owner", "operator")
/** What the owner of a task keeps to themselves. */
export const ofOwnerAlone = row("task", "owner")
export const ofEditors = row("task", "owner", "editor", "operator")
export const ofReaders = row("task", "owner", "editor", "viewer", "operator")
/** A person's own data about a task; not for the operator, who has no account. */
export const ofEachReader = row("task", "owner", "editor", "viewer")
export const ofLink = row("link", "shareViewer", "visitor", "disabled", "unverified")

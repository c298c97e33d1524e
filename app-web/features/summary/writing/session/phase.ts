/** What is known about a document that is being written. The words on the screen follow from this alone. */
export interface Facts {
  readonly entry: "entering" | "open" | "leaving"
  /** "cut" without a connection, "joining" until both sides have exchanged what they have. */
  readonly link: "joining" | "synced" | "cut"
  /** Something written here is not stored on the server yet. */
  readonly isPending: boolean
  /** The server has given up storing the document until it changes. */
  readonly isUnstored: boolean
  /** The server has stored something that was written here. */
  readonly wasSaved: boolean
  /** Paragraphs that both sides changed while they were apart, not decided yet. */
  readonly conflicts: number
}

export type Phase =
  | "entering"
  | "editing"
  | "saving"
  | "unstored"
  | "saved"
  | "syncing"
  | "offline"
  | "conflict"
  | "leaving"

export const firstFacts: Facts = {
  entry: "entering",
  link: "joining",
  isPending: false,
  isUnstored: false,
  wasSaved: false,
  conflicts: 0,
}

/**
 * The one state to show. A missing connection matters more than what is waiting for it; a pending decision, most of
 * all.
 */
export const phaseOf = ({ entry, link, isPending, isUnstored, wasSaved, conflicts }: Facts): Phase => {
  if (entry !== "open") return entry
  if (conflicts > 0) return "conflict"
  if (link === "cut") return "offline"
  if (link === "joining") return "syncing"
  if (isUnstored) return "unstored"
  if (isPending) return "saving"
  return wasSaved ? "saved" : "editing"
}

/** What is announced to screen readers: not every save while the user keeps typing. */
export const isAnnounced = (phase: Phase, before: Phase | null): boolean =>
  phase !== "saving" && phase !== before && !(phase === "editing" && before === "saved")

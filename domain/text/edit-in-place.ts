import { EditMap } from "micromark-util-edit-map"

type Events = Parameters<EditMap["consume"]>[0]
type Edits = EditMap["map"]

/** Moving the rest of the events once for each edit is less work only while there are few edits. */
const few = 4

const editFew = (events: Events, edits: Edits): void => {
  for (const [at, remove, add] of edits.toReversed()) events.splice(at, remove, ...add)
}

const editMany = (events: Events, edits: Edits): void => {
  const before = events.slice()
  events.length = 0
  let from = 0
  const keep = (to: number) => {
    for (const event of before.slice(from, to)) events.push(event)
  }
  for (const [at, remove, add] of edits) {
    keep(at)
    for (const event of add) events.push(event)
    from = at + remove
  }
  keep(before.length)
}

function consume(this: EditMap, events: Events): undefined {
  const edits = this.map.toSorted(([a], [b]) => a - b)
  if (edits.length > few) editMany(events, edits)
  else editFew(events, edits)
  this.map.length = 0
  this.index.clear()
}

/**
 * Lets micromark (4.0.3) end a list within a list without copying all that it has read so far. The time for a text with
 * many such lists grew with the square of their number: eleven seconds for 16,000 lines.
 */
export const editInPlace = (): void => {
  EditMap.prototype.consume = consume
}

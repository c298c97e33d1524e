import { addWatchedPlace } from "#domain/watched-place/use-cases/add-watched-place.ts"
import { editWatchedPlace } from "#domain/watched-place/use-cases/edit-watched-place.ts"
import { listWatchedItems } from "#domain/watched-place/use-cases/list-watched-items.ts"
import { listWatchedPlaces } from "#domain/watched-place/use-cases/list-watched-places.ts"
import { lookNow } from "#domain/watched-place/use-cases/look-now.ts"
import { removeWatchedPlace } from "#domain/watched-place/use-cases/remove-watched-place.ts"
import { retryWatchedItem } from "#domain/watched-place/use-cases/retry-watched-item.ts"
import { retryWatchedItems } from "#domain/watched-place/use-cases/retry-watched-items.ts"
import type { WatchedPlaceView } from "#domain/watched-place/watched-place-view.ts"
import { DateTime } from "effect"
import { tool } from "../tool.ts"

const id = "From list_watched_places."

const rule = {
  language: "ISO 639-1, or auto.",
  speakers: "1 to 8; 0 to detect.",
  hotwords: "Needs a paid plan.",
  folder_id: "Of the new tasks.",
  afterwards: "Of files that became tasks; move: to done beside it. Feeds: keep.",
}

const line = ({ id, kind, name, location, off, fault, lookedAt, made, waiting, failed }: WatchedPlaceView): string =>
  `- ${id} ${kind} "${name}" (${location}): ${off === null ? "on" : `off (${off})`}${
    fault === null ? "" : `, ${fault}`
  }; ${made} became tasks, ${waiting} wait, ${failed} failed; ${
    lookedAt === null ? "not looked at yet" : `looked at ${DateTime.formatIso(lookedAt)}`
  }`

export const watchedPlaceTools = [
  tool(listWatchedPlaces, {
    name: "list_watched_places",
    title: "List watched places",
    description: "Feeds, buckets and folders whose new recordings become tasks by themselves, and how that goes.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items }) => items.length === 0 ? "No place is watched" : items.map(line).join("\n"),
  }),
  tool(addWatchedPlace, {
    name: "add_watched_place",
    title: "Watch a place",
    description:
      "Watch a podcast or another feed (kind feed, url), or a bucket of S3 or a service like it: each new episode or file becomes a task, which costs minutes.",
    fields: {
      kind: "folder: of the server, if its operator allows it.",
      endpoint: "Omitted for Amazon.",
      secret_access_key: "Kept sealed.",
      backlog: "How many old ones become tasks; null: all. Feeds: 1.",
      ...rule,
    },
    destructiveHint: false,
    openWorldHint: true,
    say: (place) => `Watched from now on:\n${line(place)}`,
  }),
  tool(editWatchedPlace, {
    name: "edit_watched_place",
    title: "Edit a watched place",
    description: "Change what becomes of new files or what opens the place, pause watching (is_on false), or go on.",
    fields: { id, url: "Of a feed.", secret_access_key: "Of a bucket.", ...rule },
    destructiveHint: false,
    idempotentHint: true,
    say: line,
  }),
  tool(removeWatchedPlace, {
    name: "remove_watched_place",
    title: "Stop watching a place",
    description:
      "Forget a watched place with its log. Tasks and files stay. Watched again, its files become tasks again.",
    fields: { id },
    destructiveHint: true,
    say: () => "It is not watched any more",
  }),
  tool(lookNow, {
    name: "look_at_watched_place",
    title: "Look at a watched place now",
    description: "Look within seconds for new files, instead of when the place is due.",
    fields: { id },
    destructiveHint: false,
    idempotentHint: true,
    openWorldHint: true,
    say: (place) => `It is looked at in a moment. Before that:\n${line(place)}`,
  }),
  tool(listWatchedItems, {
    name: "list_watched_items",
    title: "List what was seen in a watched place",
    description: "Files and episodes, newest first, each with its task, or why there is none.",
    fields: { id, page: "From 1; 20 a page." },
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items, total }) =>
      [
        ...items.map(({ id, name, state, taskId, refusal }) =>
          `- ${id} "${name}" ${state}${taskId === null ? "" : `: task ${taskId}`}${
            refusal === null ? "" : `: ${refusal.message}`
          }`
        ),
        `${total} in all`,
      ].join("\n"),
  }),
  tool(retryWatchedItem, {
    name: "retry_watched_item",
    title: "Try one file again",
    description:
      "Make a task of one file of a watched place that failed, or that was there before and was passed over.",
    fields: { id, item_id: "Its id, from list_watched_items." },
    destructiveHint: false,
    say: () => "It is tried again in a moment",
  }),
  tool(retryWatchedItems, {
    name: "retry_watched_items",
    title: "Try failed files again",
    description: "Make tasks of all files of a watched place that failed.",
    fields: { id },
    destructiveHint: false,
    say: ({ retried }) => `${retried} are tried again`,
  }),
]

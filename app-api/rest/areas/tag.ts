import { TagId } from "#domain/kernel/ids.ts"
import { applyRules } from "#domain/tag/use-cases/apply-rules.ts"
import { createTag } from "#domain/tag/use-cases/create-tag.ts"
import { deleteTag } from "#domain/tag/use-cases/delete-tag.ts"
import { editTag } from "#domain/tag/use-cases/edit-tag.ts"
import { listTags } from "#domain/tag/use-cases/list-tags.ts"
import { mergeTags } from "#domain/tag/use-cases/merge-tags.ts"
import { tagTasks } from "#domain/tag/use-cases/tag-tasks.ts"
import { Effect } from "effect"
import { HttpApiBuilder, HttpApiEndpoint, HttpApiGroup, OpenApi } from "effect/http-api"
import { areaApi } from "../area-api.ts"
import { Authentication } from "../authentication.ts"
import { answering, answers, inputWithout } from "../envelope.ts"
import { says } from "../shapes.ts"

const { get, post, put, delete: remove } = HttpApiEndpoint

const OneTag = { id: TagId }

export const Tag = HttpApiGroup.make("tag").annotate(
  OpenApi.Description,
  "Tags of an account, and the files that have them",
).add(
  get("listTags", "/api/tags", { ...answers(listTags.output) }).annotateMerge(
    says("List tags", "The caller's tags, by name, each with the number of tasks that have it."),
  ),
  post("createTag", "/api/tags", { payload: createTag.input, ...answers(createTag.output) }).annotateMerge(
    says(
      "Create a tag",
      "A name has 1 to 40 characters and no comma, and is unique within an account, regardless of case and character "
        + "width. A task that one of the rules fits gets the tag when it is completed: everything that a rule gives must hold.",
    ),
  ),
  put("editTag", "/api/tags/:id", {
    params: OneTag,
    payload: inputWithout(editTag.input, "tagId"),
    ...answers(editTag.output),
  }).annotateMerge(
    says(
      "Edit a tag",
      "Its name, colour or rules; fields left out keep their values. 409 `TagNameTaken`: merge instead.",
    ),
  ),
  remove("deleteTag", "/api/tags/:id", { params: OneTag, ...answers(deleteTag.output) }).annotateMerge(
    says("Delete a tag", "The tasks that have it are kept."),
  ),
  post("mergeTags", "/api/tags/:id/merge", {
    params: OneTag,
    payload: inputWithout(mergeTags.input, "tagId"),
    ...answers(mergeTags.output),
  }).annotateMerge(says("Merge a tag into another", "Its tasks and rules go over to that one, and it is gone.")),
  post("applyRules", "/api/tags/:id/apply", {
    params: OneTag,
    payload: inputWithout(applyRules.input, "tagId"),
    ...answers(applyRules.output),
  }).annotateMerge(
    says(
      "Apply the rules of a tag",
      "To the completed tasks that exist, 2,000 in one call, the newest first: call again with `next` as `after` until it is "
        + "null. A task that somebody took the tag off stays without.",
    ),
  ),
  post("tagTasks", "/api/tags/tasks", { payload: tagTasks.input, ...answers(tagTasks.output) }).annotateMerge(
    says(
      "Tag tasks",
      "Adds tags to tasks and takes tags off them, by name; a name that is new becomes a tag. Returns the tasks that changed.",
    ),
  ),
).middleware(Authentication)

export const TagRoutes = HttpApiBuilder.group(
  areaApi(Tag),
  "tag",
  (handlers) =>
    Effect.map(answering, (answer) =>
      handlers.handleAll({
        listTags: () => answer(listTags, {}),
        createTag: ({ payload }) => answer(createTag, payload),
        editTag: ({ params, payload }) => answer(editTag, { ...payload, tagId: params.id }),
        deleteTag: ({ params }) => answer(deleteTag, { tagId: params.id }),
        mergeTags: ({ params, payload }) => answer(mergeTags, { ...payload, tagId: params.id }),
        applyRules: ({ params, payload }) => answer(applyRules, { ...payload, tagId: params.id }),
        tagTasks: ({ payload }) => answer(tagTasks, payload),
      })),
)

import { applyRules } from "#domain/tag/use-cases/apply-rules.ts"
import { createTag } from "#domain/tag/use-cases/create-tag.ts"
import { deleteTag } from "#domain/tag/use-cases/delete-tag.ts"
import { editTag } from "#domain/tag/use-cases/edit-tag.ts"
import { listTags } from "#domain/tag/use-cases/list-tags.ts"
import { mergeTags } from "#domain/tag/use-cases/merge-tags.ts"
import { tagTasks } from "#domain/tag/use-cases/tag-tasks.ts"
import { tool } from "../tool.ts"
import { always } from "./questions.ts"

const tag_id = "From list_tags."
const rules = "A completed task that one of these fits whole gets the tag. `contains`: in its title."

export const tagTools = [
  tool(listTags, {
    name: "list_tags",
    title: "List tags",
    description: "The user's tags with the number of tasks that have each. Pass a name to list_tasks as tags.",
    fields: {},
    readOnlyHint: true,
    idempotentHint: true,
    say: ({ items }) =>
      items.length === 0
        ? "There are no tags. tag_tasks makes one."
        : items.map(({ tag: { id, name, rules }, files }) =>
          `- "${name}" ${id}: ${files}${rules.length === 0 ? "" : `, ${rules.length} rules`}`
        ).join("\n"),
  }),
  tool(tagTasks, {
    name: "tag_tasks",
    title: "Tag tasks",
    description: "Add tags to tasks, or take tags off them, by name. A name that is new becomes a tag.",
    fields: {
      task_ids: "From list_tasks or search_tasks.",
      add: "Names of tags to add.",
      remove: "Names of tags to take off.",
    },
    idempotentHint: true,
    say: ({ changed }) => `Changed ${changed.length}`,
  }),
  tool(createTag, {
    name: "create_tag",
    title: "Create a tag",
    description: "Make a tag, with rules if tasks are to get it by themselves. For a plain tag, tag_tasks is enough.",
    fields: { name: "No comma.", rules },
    say: ({ id, name }) => `Created "${name}" ${id}`,
  }),
  tool(editTag, {
    name: "edit_tag",
    title: "Edit a tag",
    description: "Change the name, the colour or the rules of a tag; only what is given changes.",
    fields: { tag_id, name: "No comma.", rules },
    idempotentHint: true,
    say: ({ id, name }) => `Saved "${name}" ${id}`,
  }),
  tool(mergeTags, {
    name: "merge_tags",
    title: "Merge tags",
    description: "Merge a tag into another: its tasks and rules go over, and it is gone.",
    fields: { tag_id, into: "Id of the tag that stays." },
    destructiveHint: true,
    ask: always("Merge this tag into the other? It is gone after that."),
    say: ({ id, name }) => `Merged into "${name}" ${id}`,
  }),
  tool(deleteTag, {
    name: "delete_tag",
    title: "Delete a tag",
    description: "Delete a tag. The tasks that have it are kept.",
    fields: { tag_id },
    destructiveHint: true,
    ask: always("Delete this tag? Its tasks are kept."),
    say: () => "Deleted. Its tasks are kept.",
  }),
  tool(applyRules, {
    name: "apply_tag_rules",
    title: "Apply the rules of a tag",
    description:
      "Add a tag to the tasks there are that its rules fit, 2,000 in one call. Call again with after = next until next is null.",
    fields: { tag_id, after: "What `next` was; left out at first." },
    idempotentHint: true,
    say: ({ looked, tagged, next }) =>
      `Looked at ${looked}, tagged ${tagged}.${next === null ? "" : " There are more: call again with after = next."}`,
  }),
]

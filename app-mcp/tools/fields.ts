/** The words for what many tools ask for. */
export const taskIdField = { task_id: "Id of the task, from list_tasks or search_tasks." }

export const optionFieldWords = {
  title: "What to call it; taken from the content unless told.",
  language: 'Language of the content, as ISO 639-1 ("en", "zh") or "auto".',
  analyze: "False to skip summary and mind map.",
  style: "How the summary should be written.",
}

/** Descriptions of fields that several tools have. */
export const taskIdField = { task_id: "Id of the task, from list_tasks or search_tasks." }

export const uploadIdsField = { upload_ids: "Ids of finished uploads, from create_upload_ticket." }

export const optionFieldWords = {
  title: "What to call it; taken from the content by default.",
  language: 'Language of the content, as ISO 639-1 ("en", "zh") or "auto".',
  analyze: "False to skip summary and mind map.",
  style: "How the summary should be written.",
  scenario: "What kind of recording it is; null or nothing to find out. Each kind has sections of its own.",
  folder_id: 'Folder to put it into, from list_folders; "uncategorized" or nothing for none.',
}

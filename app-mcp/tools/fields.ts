/** Descriptions of fields that several tools have. */
export const taskIdField = { task_id: "From list_tasks or search_tasks." }

export const uploadIdsField = { upload_ids: "From create_upload_ticket, once the files are sent." }

export const optionFieldWords = {
  title: "What to call it; taken from the content by default.",
  language: 'Language of the content, as ISO 639-1 ("en", "zh") or "auto".',
  analyze: "False to skip summary and mind map.",
  style: "How the summary should be written.",
  scenario: "The kind of recording, which decides the sections; null to detect it.",
  folder_id: 'From list_folders; "uncategorized", or left out, for none.',
  /** It marks what one of the free tools makes. */
  origin: null,
}

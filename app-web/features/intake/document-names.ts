/** Whether a name looks like that of a document; the server judges by content. */
export const isDocument = (name: string): boolean => /\.(txt|md|docx?|pdf)$/i.test(name)

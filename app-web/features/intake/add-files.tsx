import { type ReactElement, useId, useState } from "react"
import { sorry, t } from "../../lib/text.ts"
import { trpc } from "../../lib/trpc.ts"
import { ChosenFiles, keyOf } from "./chosen-files.tsx"
import { isDocument } from "./document-names.ts"
import { upload } from "./upload.ts"

/** Choose or drop files, say how many people speak, and start. */
export const AddFiles = ({ onAdded }: { readonly onAdded: () => void }): ReactElement => {
  const [files, setFiles] = useState<ReadonlyArray<File>>([])
  const [merge, setMerge] = useState(false)
  const [speakers, setSpeakers] = useState(0)
  const [isOver, setIsOver] = useState(false)
  const [state, setState] = useState("")
  const [problem, setProblem] = useState("")
  const recordings = trpc.intake.createTasks.useMutation()
  const documents = trpc.intake.createDocumentTasks.useMutation()
  const input = useId()
  const add = (more: FileList | null) => setFiles(withoutDoubles([...files, ...Array.from(more ?? [])]))

  const start = async (): Promise<void> => {
    setProblem("")
    try {
      const ids = await sendAll(files, setState)
      setState(t("add.checking"))
      const written = ids.filter((_, index) => isDocument(files[index]?.name ?? ""))
      const spoken = ids.filter((id) => !written.includes(id))
      const [first, ...rest] = spoken
      if (first !== undefined) await recordings.mutateAsync({ upload_ids: [first, ...rest], merge, speakers })
      const [text, ...texts] = written
      if (text !== undefined) await documents.mutateAsync({ upload_ids: [text, ...texts] })
      setFiles([])
      onAdded()
    } catch (error) {
      setProblem(sorry(error))
    } finally {
      setState("")
    }
  }

  return (
    <section className="panel stack" aria-labelledby={`${input}-title`}>
      <h2 id={`${input}-title`}>{t("add.title")}</h2>
      <div
        className={isOver ? "drop over" : "drop"}
        onDragOver={(event) => {
          event.preventDefault()
          setIsOver(true)
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={(event) => {
          event.preventDefault()
          setIsOver(false)
          add(event.dataTransfer.files)
        }}
      >
        <span>{t("add.drop")}</span>
        <label className="button primary file">
          {t("add.choose")}
          <input type="file" multiple onChange={(event) => add(event.target.files)} />
        </label>
        <span className="quiet">{t("add.limits")}</span>
      </div>
      <ChosenFiles files={files} onChange={setFiles} />
      {files.length > 0 && (
        <div className="row">
          {files.length > 1 && (
            <label className="row">
              <input type="checkbox" checked={merge} onChange={(event) => setMerge(event.target.checked)} />
              {t("add.merge")}
            </label>
          )}
          <label>
            {t("add.speakers")}
            <select className="field" value={speakers} onChange={(event) => setSpeakers(Number(event.target.value))}>
              <option value={0}>{t("add.speakers.auto")}</option>
              {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => <option key={count} value={count}>{count}</option>)}
            </select>
          </label>
          <button type="button" className="button primary" disabled={state !== ""} onClick={() => void start()}>
            {t("add.start")}
          </button>
        </div>
      )}
      {state && <output>{state}</output>}
      {problem && <p className="alert" role="alert">{problem}</p>}
    </section>
  )
}

/** One after the other, so that each gets the whole line and the order is kept. */
const sendAll = async (files: ReadonlyArray<File>, tell: (state: string) => void): Promise<ReadonlyArray<string>> =>
  files.reduce<Promise<ReadonlyArray<string>>>(async (before, file) => {
    const ids = await before
    const id = await upload(file, (percent) => tell(t("add.uploading", { name: file.name, percent })))
    return [...ids, id]
  }, Promise.resolve([]))

/** A file that was chosen twice is sent once. */
const withoutDoubles = (files: ReadonlyArray<File>): ReadonlyArray<File> => [
  ...new Map(files.map((file) => [keyOf(file), file])).values(),
]

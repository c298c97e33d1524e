import { adasTask, type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

const { scripts } = reasons
const edit = (path: string): string => `/api/transcription/${adasTask}/${path}`

export const transcript: AreaSurfaces = {
  missing: {
    REST: { renameSpeakers: "edit-speaker-names does the same, and answers the whole task" },
    MCP: {
      editLines: "edit_task changes lines too",
      getColumns: "get_transcript gives lines to read; columns are for screens",
      renameSpeakers: "edit_speaker_names does the same",
      undoMerge: "for the moment after a slip of the hand; an assistant moves lines by assign_speaker",
    },
    CLI: {
      assignSpeaker: scripts,
      editLines: scripts,
      editSpeakerNames: scripts,
      getColumns: scripts,
      getMoment: scripts,
      getTranscript: scripts,
      listPeople: "the operator has no recordings of their own",
      mergeSpeakers: scripts,
      renameSpeakers: scripts,
      undoMerge: scripts,
    },
  },
  routes: {
    ofTask: {
      getTranscript: { path: ofTask("/transcript?from=0&to=5000&words=true"), answer: 200 },
      getMoment: { path: ofTask("/moment?at=1000"), answer: 200 },
      getColumns: { path: ofTask("/columns?revision=1"), answer: 200 },
      editSpeakerNames: {
        path: edit("edit-speaker-names"),
        answer: 400,
        json: { speakers: [{ id: "nobody", name: "X" }] },
      },
      editLines: { path: edit("edit-lines"), answer: 200, json: { lines: [{ id: "g1", text: "Hello all." }] } },
      splitLine: {
        path: edit("split-line"),
        answer: 200,
        json: { line: { id: "g1", was: "Hello all.", text: "Hello. All." }, at: 6 },
      },
      joinLines: { path: edit("join-lines"), answer: 400, json: { lines: [{ id: "g1" }] } },
      deleteLines: { path: edit("delete-lines"), answer: 400, json: { lines: [{ id: "nothing" }] } },
      replaceText: { path: edit("replace-text"), answer: 200, json: { find: "nowhere", replacement: "here" } },
      undoChange: { path: edit("undo-change"), answer: 404, json: { change_id: 99 } },
      retranscribe: { path: ofTask("/retranscribe"), answer: 400, json: { from: 0, to: 0 } },
      listChanges: { path: ofTask("/changes"), answer: 200 },
      mergeSpeakers: { path: edit("merge-speakers"), answer: 400, json: { from: "s1", into: "s1" } },
      undoMerge: {
        path: edit("undo-merge"),
        answer: 400,
        json: { from: { id: "s1", name: "Ada" }, into: "s1", place: 0, segment_ids: [] },
      },
      assignSpeaker: { path: edit("assign-speaker"), answer: 200, json: { segment_ids: ["g1"], speaker_id: "s2" } },
    },
    ofCaller: {
      listPeople: { path: "/api/transcription/people", answer: 200 },
      listRecognisers: { path: "/api/transcription/recognisers", answer: 200 },
    },
  },
  inputs: { getMoment: { at: 0 }, renameSpeakers: { speakers: [{ id: "s1", name: "Ada" }] } },
}

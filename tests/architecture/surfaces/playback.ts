import { type AreaSurfaces, ofTask, reasons } from "./area-surfaces.ts"

const { files, screens, scripts } = reasons

export const playback: AreaSurfaces = {
  missing: {
    tRPC: {
      getLinkedMedia: files,
      getMedia: files,
      getMediaLink: "the player asks REST, where the link leads as well",
    },
    MCP: { getLinkedMedia: screens, getMedia: screens, getMediaLink: screens, getWaveform: screens },
    CLI: { getLinkedMedia: scripts, getMedia: scripts, getMediaLink: scripts, getWaveform: scripts },
  },
  routes: {
    ofTask: {
      getWaveform: { path: ofTask("/waveform"), answer: 409 },
      getMedia: { path: ofTask("/media"), answer: 404 },
      getMediaLink: { path: ofTask("/media-link"), answer: 200 },
    },
    open: ["getLinkedMedia"],
  },
}

// How loud a microphone is, ten times a second: so that a user sees that they are heard.

const EVERY_MS = 100
/** Speech is far below the most that a microphone can give. */
const GAIN = 4

/** Tells the level, 0–1, until what it returns is called. A browser without audio analysis tells nothing. */
export function watchLevel(stream: MediaStream, onLevel: (level: number) => void): () => void {
  if (stream.getAudioTracks().length === 0 || !('AudioContext' in globalThis))
    return () => undefined
  const context = new AudioContext()
  const analyser = context.createAnalyser()
  context.createMediaStreamSource(stream).connect(analyser)
  const samples = new Float32Array(analyser.fftSize)
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    onLevel(Math.min(1, GAIN * Math.sqrt(power)))
  }, EVERY_MS)
  return () => {
    clearInterval(timer)
    void context.close()
  }
}

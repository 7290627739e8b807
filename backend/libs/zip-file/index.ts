export { type ByteSource, openZip, readEntry, type ZipEntry, type ZipLimits } from './read-zip.js';
export { type NewZipEntry, writeZip } from './write-zip.js';
export { ZipError } from './zip-error.js';

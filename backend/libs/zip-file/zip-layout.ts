/** Signatures of the records, as little-endian numbers. */
export const LOCAL_HEADER = 0x04034b50;
export const DATA_DESCRIPTOR = 0x08074b50;
export const CENTRAL_HEADER = 0x02014b50;
export const END_OF_DIRECTORY = 0x06054b50;

/** Bytes of the records without their texts. */
export const LOCAL_HEADER_BYTES = 30;
export const CENTRAL_HEADER_BYTES = 46;
export const END_OF_DIRECTORY_BYTES = 22;
/** Longest text behind the end of the directory. */
export const MOST_COMMENT_BYTES = 0xffff;

/** Beyond these a file needs the 64-bit records, which are neither written nor read. */
export const MOST_BYTES = 0xffff_ffff;
export const MOST_ENTRIES = 0xffff;

export const STORED = 0;
export const DEFLATED = 8;

export const ENCRYPTED_FLAG = 0x0001;
/** Checksum and sizes follow the content. */
export const DESCRIPTOR_FLAG = 0x0008;
/** The name is UTF-8. */
export const UTF8_FLAG = 0x0800;

/** Written by a system with the file modes of Unix. */
export const UNIX_HOST = 3;
export const REGULAR_FILE = 0o100644;
/** The part of a mode that says what kind of file it is, and the kinds that are taken. */
export const FILE_KIND_MASK = 0o170000;
export const REGULAR_FILE_KIND = 0o100000;
export const FOLDER_KIND = 0o040000;

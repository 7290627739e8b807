/**
 * Whether an attestation brings certificates. We ask for none and know no maker to trust; verifying them all the same
 * would make the server fetch revocation lists from addresses that the sender chose.
 * @param attestationObject base64url of CBOR.
 * @throws Error when it is something else
 */
export async function carriesCertificates(attestationObject: string): Promise<boolean> {
  const { decodeAttestationObject, isoBase64URL } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(isoBase64URL.toBuffer(attestationObject));
  const format = attestation.get('fmt');
  if (format === 'none') return false;
  return format !== 'packed' || attestation.get('attStmt').get('x5c') !== undefined;
}

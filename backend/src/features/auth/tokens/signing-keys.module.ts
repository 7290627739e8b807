import { Module } from '@nestjs/common';
import { SigningKeyService } from './signing-key.service.js';

/** The keys apart from who uses them: the JWT module needs them before there are any tokens. */
@Module({ providers: [SigningKeyService], exports: [SigningKeyService] })
export class SigningKeysModule {}

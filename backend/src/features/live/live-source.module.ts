import { Module } from '@nestjs/common';
import { LiveSource } from './live-source.service.js';

@Module({ providers: [LiveSource], exports: [LiveSource] })
export class LiveSourceModule {}

import { Module } from '@nestjs/common';
import { ImageNormalizerService } from './image-normalizer.service.js';

/** Uploaded pictures. */
@Module({ providers: [ImageNormalizerService], exports: [ImageNormalizerService] })
export class ImagesModule {}

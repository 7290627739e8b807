import { Module } from '@nestjs/common';
import { ProblemPagesController } from './problem-pages.controller.js';

@Module({ controllers: [ProblemPagesController] })
export class ProblemPagesModule {}
